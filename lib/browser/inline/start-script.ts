import { EARLY_CLICK_ATTRIBUTE } from '../../site/element-ids'
import { SCRIPT_LIST_ID } from '../navigation/page-scripts'

/** Where the control of an early click, or the event of an early key, waits for the scripts. */
export const EARLY_ACTION = '__earlyAction'

/**
 * The script at the page's end, the same on every page: it adds the page's scripts, in order, on the reader's first
 * action, or when the browser is idle after loading; under data-saver and on 2G on the first action only. Until then
 * the HTML stands by itself. A click on a marked control, and the search shortcuts, are kept until the scripts run,
 * unless one of them fails to load.
 */
export function startScript(): string {
  return [
    '(function(w,d){',
    'var n=navigator.connection||{},started,failed;',
    'function start(){',
    'if(started)return;started=1;',
    `var l=JSON.parse(d.getElementById(${JSON.stringify(SCRIPT_LIST_ID)}).textContent),s=l.scripts;`,
    // The router compares the address with its manifest when there is a query in it. It comes first, because the router
    // waits 3.8 s for it and then gives up with an error.
    'location.search&&s.unshift(l.manifest);s.forEach(function(u){',
    'var s=d.createElement("script");s.src=u;s.async=false;',
    // Without its scripts, a click does what it would do without any.
    `s.onerror=function(){failed=1;var a=w.${EARLY_ACTION};if(a&&a.href)location.href=a.href};`,
    'd.body.appendChild(s)})',
    '}',
    '["pointerdown","pointerover","keydown","focusin","touchstart"].forEach(function(t){',
    'addEventListener(t,start,{once:true,passive:true,capture:true})});',
    'addEventListener("click",function(e){',
    'if(failed||d.documentElement.hasAttribute("data-started")||e.ctrlKey||e.metaKey||e.shiftKey||e.button)return;',
    `var c=e.target.closest&&e.target.closest("[${EARLY_CLICK_ATTRIBUTE}]");`,
    `if(c){e.preventDefault();w.${EARLY_ACTION}=c}`,
    '},true);',
    'addEventListener("keydown",function(e){',
    'if(failed||d.documentElement.hasAttribute("data-started"))return;',
    'var k=e.key.toLowerCase(),f=/INPUT|TEXTAREA|SELECT/.test(e.target.tagName)||e.target.isContentEditable;',
    'if(k==="k"&&(e.ctrlKey||e.metaKey)||k==="/"&&!f){e.preventDefault();',
    `w.${EARLY_ACTION}=e}`,
    '},true);',
    'if(!n.saveData&&!/2g/.test(n.effectiveType))addEventListener("load",function(){',
    'w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)})',
    '})(window,document)',
  ].join('')
}
