"use strict";
// One socket, whole views, nothing decided here: what a tap means the host says.
(function () {
  var KEPT = "companion-token";
  var SILENT = 2000, BEAT = 3000, FIRST = 250, LONGEST = 5000;
  var state = document.getElementById("state");
  var refused = document.getElementById("refused");
  var join = document.getElementById("join");
  var view = document.getElementById("view");
  var texts = document.body.dataset;
  var socket = null, at = null, wait = FIRST, again = 0, unanswered = 0, beats = 0;
  var title = document.title, turn = false, touched = false, joined = false;

  // Where nothing can be kept, as in a private window, it lasts as long as the page.
  var memory = null;
  function token(value) {
    if (value !== undefined) { memory = value; }
    try {
      if (value === null) { localStorage.removeItem(KEPT); }
      else if (value !== undefined) { localStorage.setItem(KEPT, value); }
      return memory || localStorage.getItem(KEPT);
    } catch (fault) { return memory; }
  }

  function scanned() {
    var found = /^#c=([A-Za-z]+)$/.exec(location.hash);
    if (location.hash) { history.replaceState(null, "", location.pathname); }
    return found ? found[1] : "";
  }
  var code = scanned();

  function show(element, text) {
    element.hidden = !text;
    if (element.textContent !== text) { element.textContent = text; }
  }

  function ask() {
    join.hidden = false;
    show(state, "");
    view.replaceChildren();
  }

  function connect() {
    clearTimeout(again);
    if (socket) { socket.onclose = socket.onmessage = socket.onopen = null; socket.close(); }
    if (!code && !token()) { socket = null; ask(); return; }
    join.hidden = true;
    show(state, texts.connecting);
    // Who scans once more keeps his seat.
    var hello = { language: document.documentElement.lang };
    if (token()) { hello.token = token(); } else { hello.code = code; }
    joined = false;
    socket = new WebSocket("ws://" + location.host + "/s");
    unanswered = 0;
    socket.onopen = function () { send(hello); };
    socket.onmessage = function (event) { take(JSON.parse(event.data)); };
    socket.onclose = later;
  }

  function later() {
    socket = null;
    clearTimeout(again);
    if (!code && !token()) { return; }
    show(state, texts.connecting);
    again = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST);
  }

  function send(message) {
    if (!socket || socket.readyState !== 1) { return false; }
    socket.send(JSON.stringify(message));
    return true;
  }

  function take(message) {
    unanswered = 0;
    if ("token" in message) {
      joined = true; code = ""; wait = FIRST;
      token(message.token); show(refused, "");
    }
    else if ("pong" in message) { show(state, message.silent >= 2 ? texts.asleep : ""); }
    else if ("html" in message) { draw(message); }
    else if ("early" in message) { shake(message.early); }
    else if ("refused" in message) { refuse(message.refused); }
  }

  // It came before anybody could have read what somebody else's move has put there.
  function shake(offer) {
    var button = view.querySelector('[data-do="' + CSS.escape(offer) + '"]');
    if (!button) { return; }
    button.classList.remove("early");
    void button.offsetWidth;
    button.classList.add("early");
  }

  function refuse(sentence) {
    show(refused, sentence);
    if (joined) { return; }
    // At the door: a token that is worth nothing any more, or a wrong code.
    at = null;
    if (token()) {
      token(null);
      if (code) { connect(); return; }
    }
    code = "";
    ask();
  }

  function draw(message) {
    show(state, "");
    if (message.at !== at) { show(refused, ""); }
    at = message.at;
    view.dataset.at = at;
    var next = document.createElement("div");
    next.innerHTML = message.html;
    morph(view, next);
    var main = view.querySelector("main");
    title = main && main.dataset.title || title;
    document.title = (message.turn ? "● " : "") + title;
    if (message.turn && !turn && touched && navigator.vibrate) { navigator.vibrate(120); }
    turn = message.turn;
  }

  // What stays as it was is left alone, so that focus, scrolling and what is open stay too.
  function morph(old, next) {
    var here = Array.from(old.childNodes), there = Array.from(next.childNodes);
    var known = {};
    here.forEach(function (each) { var key = name(each); if (key) { known[key] = each; } });
    var place = old.firstChild;
    there.forEach(function (each) {
      var key = name(each);
      var same = key ? known[key] : place && !name(place) && place.nodeName === each.nodeName ? place : null;
      if (!same) { old.insertBefore(each, place); return; }
      if (same === place) { place = place.nextSibling; } else { old.insertBefore(same, place); }
      if (each.nodeType !== 1) {
        if (same.nodeValue !== each.nodeValue) { same.nodeValue = each.nodeValue; }
        return;
      }
      attributes(same, each);
      morph(same, each);
    });
    while (place) { var gone = place; place = place.nextSibling; old.removeChild(gone); }
  }

  function name(node) {
    if (node.nodeType !== 1) { return ""; }
    var own = node.id || node.dataset.do || node.dataset.sit || node.getAttribute("aria-labelledby");
    return own ? node.nodeName + own : "";
  }

  function attributes(old, next) {
    Array.from(old.attributes).forEach(function (each) {
      if (!next.hasAttribute(each.name) && each.name !== "open") { old.removeAttribute(each.name); }
    });
    Array.from(next.attributes).forEach(function (each) {
      if (old.getAttribute(each.name) !== each.value) { old.setAttribute(each.name, each.value); }
    });
  }

  view.addEventListener("click", function (event) {
    var button = event.target.closest("button");
    if (!button) { return; }
    touched = true;
    show(refused, "");
    var data = button.dataset, sent = false;
    if (data.do) { sent = send({ do: data.do, at: at }); }
    else if (data.sit) { sent = send({ sit: data.sit }); }
    else if ("stand" in data) { sent = send({ stand: true }); }
    if (sent) { unanswered = unanswered || Date.now(); } else { connect(); }
  });

  join.addEventListener("submit", function (event) {
    event.preventDefault();
    touched = true;
    code = document.getElementById("code").value.trim();
    connect();
  });

  function beat() {
    if (document.hidden || !socket) { return; }
    if (unanswered && Date.now() - unanswered > SILENT) { connect(); return; }
    if (joined && send({ ping: ++beats })) { unanswered = unanswered || Date.now(); }
  }
  setInterval(beat, BEAT);
  setInterval(function () {
    if (!document.hidden && socket && unanswered && Date.now() - unanswered > SILENT) { connect(); }
  }, 500);

  function awake() {
    if (document.hidden) { return; }
    wait = FIRST;
    if (!socket) { if (code || token()) { connect(); } } else { beat(); }
  }
  document.addEventListener("visibilitychange", awake);
  window.addEventListener("pageshow", awake);
  window.addEventListener("online", awake);
  window.addEventListener("hashchange", function () {
    var found = scanned();
    if (found) { code = found; connect(); }
  });
  connect();
})();
