/**
 * What old libraries replace among the built-ins, as far as it breaks modern code: written after their published behaviour. Each runs at the
 * start of a page.
 */
export const OLD_LIBRARIES: Record<string, string> = {
  'Prototype 1.5 and 1.6': `
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    Array.prototype.toJSON = function () { var r = []; for (var i = 0; i < this.length; i++) r.push(Object.toJSON(this[i])); return '[' + r.join(', ') + ']'; };
    Object.toJSON = function (o) { return typeof o === 'string' ? '"' + o + '"' : String(o); };
    String.prototype.toJSON = function () { return '"' + this + '"'; };
    Date.prototype.toJSON = function () { return '"' + this.getUTCFullYear() + '"'; };
    Array.prototype.find = Array.prototype.detect = function (f) { for (var i = 0; i < this.length; i++) if (f(this[i])) return this[i]; };
    Array.prototype.each = function (f) { for (var i = 0; i < this.length; i++) f(this[i], i); return this; };
    Function.prototype.bind = function (o) { var f = this, a = [].slice.call(arguments, 1); return function () { return f.apply(o, a.concat([].slice.call(arguments))); }; };
    var NativeElement = window.Element;
    window.Element = function (name) { return document.createElement(name); };
    for (var key in NativeElement) window.Element[key] = NativeElement[key];
    window.Element.prototype = NativeElement.prototype;
    ['remove', 'hide', 'show', 'update', 'replace', 'insert', 'up', 'down', 'next', 'previous', 'select', 'scrollTo', 'visible', 'clone'].forEach(function (name) {
      HTMLElement.prototype[name] = function () { throw new Error('the element method ' + name + ' of the page'); };
    });`,
  'Prototype 1.7': `
    Array.from = function (list) { if (!list) return []; if ('toArray' in Object(list)) return list.toArray(); var out = []; for (var i = 0; i < (list.length || 0); i++) out.push(list[i]); return out; };
    Array.prototype.entries = function () { return this.map(function (v, i) { return [i, v]; }); };
    Array.prototype.toArray = function () { return this.slice(); };
    Array.prototype.size = function () { return this.length; };
    Array.prototype.include = function (v) { return this.indexOf(v) !== -1; };
    Array.prototype.concat = function (x) { var a = this.slice(); for (var i = 0; i < arguments.length; i++) { var v = arguments[i]; if (v && v.length !== undefined) for (var j = 0; j < v.length; j++) a.push(v[j]); else a.push(v); } return a; };
    String.prototype.sub = function () { return this; };
    Object.keys = function (o) { if (typeof o !== 'object') throw new TypeError(); var r = []; for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) r.push(k); return r; };`,
  'MooTools 1.2': `
    window.URL = undefined; window.AbortController = function () { throw new Error('no'); };
    Function.prototype.bind = function (scope, args) { var fn = this; return function () { return fn.apply(scope, args !== undefined ? [].concat(args) : arguments); }; };
    window.Event = function (event) { this.event = event; this.type = event && event.type; };
    window.Native = function () {};
    Hash = function (o) { for (var k in o) this[k] = o[k]; };
    window.JSON = { encode: function (o) { return String(o); }, decode: function (s) { return eval('(' + s + ')'); }, stringify: function () { return 'x'; }, parse: function () { return {}; } };
    Element.prototype.set = Element.prototype.get = function () { return this; };`,
  'MooTools 1.4 with More': `
    Date.parse = function (text) { return text instanceof Date ? text : null; };
    Date.prototype.toJSON = function () { return 'the page'; };
    Array.from = function (item) { return item == null ? [] : typeof item === 'object' && 'length' in item ? [].slice.call(item) : [item]; };
    Function.prototype.bind = function (scope) { var fn = this; return function () { return fn.apply(scope); }; };
    Number.from = function (n) { return parseFloat(n); };
    String.from = function (s) { return s + ''; };
    Array.prototype.contains = function (v) { return this.indexOf(v) !== -1; };
    Array.prototype.flatten = Array.prototype.flat = function () { return this; };
    Element.prototype.contains = function (other) { while (other && other !== this) other = other.parentNode; return !!other; };`,
  Datejs: `
    Date.parse = function () { return null; };
    Date.prototype.toISOString = function () { return 'the page'; };
    Date.today = function () { return new Date(0); };
    Date.prototype.add = function () { return this; };`,
  'SugarJS 1.x': `
    Array.prototype.find = function (match) { for (var i = 0; i < this.length; i++) if (this[i] === match) return this[i]; };
    Array.prototype.includes = function () { return true; };
    String.prototype.includes = function () { return false; };
    String.prototype.startsWith = function () { return 'no'; };
    Object.extend = function () {};`,
  'a shim of promises': `
    window.Promise = function () {}; window.Promise.resolve = function () { return {}; };`,
  'shims of collections and symbols': `
    window.Map = function () { this.keys_ = []; }; window.Map.prototype.get = function () {}; window.Map.prototype.set = function () { return this; };
    window.Set = function () { this.items = []; }; window.Set.prototype.add = function () { return this; };
    window.Symbol = function (name) { return '@@' + name; };`,
  'toJSON on every object': `
    Object.prototype.toJSON = function () { return 'the page'; };`,
  'deleted methods': `
    delete Array.prototype.flat; delete Object.assign; delete Object.entries; delete String.prototype.startsWith;`,
};
