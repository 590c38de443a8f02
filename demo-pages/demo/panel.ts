import type { FastifyRequest } from 'fastify';
import { COUNTRIES } from '../http/countries';
import { CSRF_FIELD } from '../http/csrf';
import { MODAL_SOURCES } from './demoModals';
import { FAULT_COOKIE, FAULTS } from './faults';
import { SHOP_FLAGS } from '../http/flags';
import { escapeHtml } from '../http/plainPage';
import { SCENARIOS } from './scenarios';

/**
 * The developer panel of the demo pages: scenarios, faults, country and flags, with links and plain forms. Independent of the
 * widget; works without JavaScript; its stylesheet is `panel.css`.
 */
export function panelHtml(request: FastifyRequest): string {
  const { shop } = request;
  const here = new URL(request.url, 'http://shop');
  const fault = request.cookies[FAULT_COOKIE] ?? '';
  const state = [shop.country, shop.isPublic ? 'a page for everybody' : shop.scenario, fault && `fault ${fault}`]
    .filter(Boolean)
    .join(' · ');
  return `<aside class="demo-panel" lang="en" aria-label="Developer panel">
<details>
<summary>Demo shop <span class="demo-panel__state">${escapeHtml(state)}</span></summary>
<div class="demo-panel__body">
<section><h2>Scenario</h2><ul>${scenarioItems(here)}</ul></section>
<section><h2>Faults of the endpoints</h2>${faultForm(here, fault)}</section>
<section><h2>Events</h2><p><a href="/__demo/events">What the pages have sent, and to whom</a></p></section>
<section><h2>Modals</h2><ul class="demo-panel__row">${modalItems(shop.prefix)}</ul></section>
<section><h2>Country</h2><ul class="demo-panel__row">${countryItems(shop.country)}</ul></section>
<section><h2>Flags</h2>${flagForm(here, shop.isPublic ? '' : shop.csrfToken)}<ul>${flagItems(request)}</ul></section>
</div>
</details>
</aside>`;
}

function scenarioItems(here: URL): string {
  return Object.entries(SCENARIOS)
    .map(([name, { description }]) => `<li><a href="${link(here, { scenario: name })}">${name}</a> ${escapeHtml(description)}</li>`)
    .join('');
}

/** Without the widgets each link opens its source as a page. */
function modalItems(prefix: string): string {
  return MODAL_SOURCES.map(
    (name) =>
      `<li><a href="${prefix}/__demo/modal/${name}" data-vitrina-action="open-modal" data-name="demo-${name}" data-title="${name}">${name}</a></li>`,
  ).join('');
}

function countryItems(current: string): string {
  return COUNTRIES.map(
    ({ code, prefix, name }) => `<li><a href="${prefix}/"${code === current ? ' aria-current="true"' : ''}>${escapeHtml(name)}</a></li>`,
  ).join('');
}

function faultForm(here: URL, current: string): string {
  const options = Object.entries(FAULTS)
    .map(([name, { description }]) => `<option value="${name}">${name}: ${escapeHtml(description)}</option>`)
    .join('');
  const kept = [...here.searchParams].map(([name, value]) => hidden(name, value)).join('');
  const end = current ? `<p>Now: <code>${escapeHtml(current)}</code> <a href="${link(here, { fault: '' })}">end it</a></p>` : '';
  return `${end}<form method="get" action="${escapeHtml(here.pathname)}">${kept}
<label>Fault <select name="fault">${options}</select></label>
<label>only of operation <input name="operation" placeholder="suggest" autocomplete="off"></label>
<button type="submit">Put the page in it</button></form>`;
}

function flagForm(here: URL, csrfToken: string): string {
  const options = Object.keys(SHOP_FLAGS)
    .map((name) => `<option>${name}</option>`)
    .join('');
  return `<form method="post" action="/__demo/flag">${csrfToken && hidden(CSRF_FIELD, csrfToken)}${hidden('back', here.pathname + here.search)}
<label>Flag <select name="name">${options}</select></label>
<label>Value <input name="value" placeholder="on, off, or empty for the shop's own" autocomplete="off"></label>
<button type="submit">Set</button></form>`;
}

function flagItems(request: FastifyRequest): string {
  return Object.entries(SHOP_FLAGS)
    .map(([name, { description }]) => {
      const cookie = request.cookies[name] === undefined ? '' : ' (by cookie)';
      return `<li><code>${name}</code> ${escapeHtml(String(request.shop.flags[name]))}${cookie}: ${escapeHtml(description)}</li>`;
    })
    .join('');
}

function link(here: URL, change: Record<string, string>): string {
  const query = new URLSearchParams(here.search);
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  return escapeHtml(`${here.pathname}?${query}`);
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}
