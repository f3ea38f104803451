/**
 * JSON that is safe inside a `<script>`: without `<`, no text in it can end the script, open a comment or begin
 * another. https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
