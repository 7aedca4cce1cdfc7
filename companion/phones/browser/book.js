"use strict";
// Finds in the book what the app finds: what is searched is folded already, what is typed is folded
// and shortened here as companion/play/book/finding.py has it.
(function () {
  var LEAST = 2, SHORT = 4, BEGINNING = 3;
  var texts = document.body.dataset, endings = new RegExp(texts.endings);
  var form = document.querySelector("form");
  var search = document.getElementById("search");
  var clear = document.getElementById("clear");
  var told = document.getElementById("told");
  var chapters = Array.from(document.querySelectorAll(".chapter"));
  var sections = Array.from(document.querySelectorAll(".chapter section"));
  var before = null;

  function folded(text) {
    return text.toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l").replace(/ø/g, "o")
      .replace(/’/g, "'").normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  }

  function stem(word) {
    if (word.length <= SHORT) { return word; }
    return word.slice(0, BEGINNING) + word.slice(BEGINNING).replace(endings, "");
  }

  function speaks(section, word) {
    var rule = section.dataset.rule, number = /^\d+\.(\d*)$/.exec(word);
    if (number) { return number[1] ? rule === word : rule.indexOf(word) === 0; }
    return section.dataset.sought.indexOf(word) >= 0;
  }

  // Chapters lie open where a rule speaks of what is searched for; then as before. Where none does,
  // they can be looked through.
  function find() {
    var words = folded(search.value).split(/\s+/).filter(Boolean).map(stem);
    var searching = search.value.trim().length >= LEAST;
    function isSought(section) {
      return words.length && words.every(function (word) { return speaks(section, word); });
    }
    clear.hidden = !search.value;
    if (searching && !before) { before = chapters.map(function (each) { return each.open; }); }
    var sought = searching ? sections.filter(isSought) : [];
    sections.forEach(function (section) {
      section.hidden = sought.length > 0 && sought.indexOf(section) < 0;
    });
    chapters.forEach(function (chapter, place) {
      var here = sought.some(function (section) { return chapter.contains(section); });
      chapter.hidden = sought.length > 0 && !here;
      if (searching) { chapter.open = here; } else if (before) { chapter.open = before[place]; }
    });
    if (!searching) { before = null; }
    var count = sought.length;
    var text = !searching ? "" : count ? texts.found.replace("%", count) : texts.none;
    if (told.textContent !== text) { told.textContent = text; }
  }

  // What is found stands below what is typed, wherever the page was.
  search.addEventListener("input", function () { find(); window.scrollTo(0, 0); });
  form.addEventListener("submit", function (event) { event.preventDefault(); search.blur(); });
  clear.addEventListener("click", function () { search.value = ""; find(); search.focus(); });

  // The game goes on in the tab this one was opened from; where there is none, it is opened here.
  document.addEventListener("click", function (event) {
    if (!event.target.closest(".to-game") || !window.opener || window.opener.closed) { return; }
    window.close();
    if (window.closed) { event.preventDefault(); }
  });

  form.hidden = false;
  // A browser that brings the page back may have kept what was typed.
  find();
})();
