/**
 * A page as if JavaScript cost nothing: the same HTML, rules, fonts and images without any script, except structured
 * data for search engines.
 * @param {string} html
 */
export function withoutScripts(html) {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/gi, (script, attributes) =>
      /\btype="application\/ld\+json"/i.test(attributes) ? script : '',
    )
    .replace(/<link\b[^>]*>/gi, (link) => (/\bas="script"|\brel="modulepreload"/i.test(link) ? '' : link))
}
