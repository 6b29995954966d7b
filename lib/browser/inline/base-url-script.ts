import { MESSAGES } from '../../site/messages'

/**
 * The part of the head's script that tells of a wrong base URL (§2, §8): when both a script and a style sheet of the
 * site fail to load and the page is the home page, a banner says so. It needs no file: none may load.
 * @param basePath base path the site was built for, "" or "/help"
 */
export function baseUrlScript(basePath: string): string {
  const current = JSON.stringify(`${basePath}/`)
  const text = [
    `${MESSAGES.baseUrlProblem}. ${MESSAGES.baseUrlHint} `,
    `${MESSAGES.baseUrlCurrent} ${basePath}/. ${MESSAGES.baseUrlSuggested} `,
  ].join('')
  return [
    '(function(){',
    'var f=0,n;',
    'function show(){',
    'var p=document.getElementById("__NEXT_DATA__"),b=document.body,s=location.pathname.replace(/[^/]*$/,"");',
    `if(f<3||n||!p||!b||!/"page":"\\/"/.test(p.textContent)||s===${current})return;`,
    'n=document.createElement("div");n.setAttribute("role","alert");',
    'n.style.cssText="padding:1rem;border:3px solid #a00;background:#fff;color:#000;font:1rem/1.5 sans-serif";',
    `n.textContent=${JSON.stringify(text)}+s+".";`,
    'b.insertBefore(n,b.firstChild)',
    '}',
    'addEventListener("error",function(e){',
    'var t=e.target,u=t&&(t.src||t.href);',
    'if(u&&u.indexOf("/_next/")>0){f|=t.tagName==="LINK"?1:2;show()}',
    '},true);',
    'addEventListener("DOMContentLoaded",show)',
    '})()',
  ].join('')
}
