"""The score pad: a group plays without the app, and writes down what everybody earns."""
