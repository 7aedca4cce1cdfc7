"""The entry on a desktop and on a device."""

from companion.app import main

if __name__ == "__main__":
    main()
