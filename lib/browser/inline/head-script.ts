import { COLOR_MODES, PAGE_COLORS, STORAGE_KEYS } from '../../site/constants'
import { ROOT_ATTRIBUTES } from '../../site/element-ids'

export type HeadScriptOptions = {
  readonly defaultMode: (typeof COLOR_MODES)[number]
  readonly respectPrefersColorScheme: boolean
  /** Id of the announcement bar, null when there is none. */
  readonly announcementId: string | null
}

/**
 * The script in the head, before the style sheets, the same on every page. It does what must be done before the first
 * paint: the color mode (a stored value that is none counts as unset, also when another tab writes it), the dismissed
 * announcement, the chosen operating system, whether the page's end is laid out later, and the clean path for addresses
 * that end in `.html`.
 */
export function headScript({
  defaultMode,
  respectPrefersColorScheme,
  announcementId,
}: HeadScriptOptions): string {
  const isMode = (variable: string) =>
    COLOR_MODES.map((mode) => `${variable}=="${mode}"`).join('||')
  const system = respectPrefersColorScheme
    ? `(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light")`
    : JSON.stringify(defaultMode)
  return [
    '(function(){',
    'var d=document.documentElement,k=',
    JSON.stringify(STORAGE_KEYS.theme),
    ',s,t,p=location.pathname,c=p.replace(/\\/index\\.html$/,"/").replace(/\\.html$/,"");',
    'try{s=localStorage;t=s.getItem(k);',
    `if(t!==null&&!(${isMode('t')})){t=null;s.removeItem(k)}`,
    ...(announcementId === null
      ? []
      : [
          `if(s.getItem(${JSON.stringify(STORAGE_KEYS.announcementId)})===${JSON.stringify(announcementId)}){`,
          `if(s.getItem(${JSON.stringify(STORAGE_KEYS.announcementDismissed)})==="true")d.setAttribute(${JSON.stringify(ROOT_ATTRIBUTES.announcementDismissed)},"")`,
          `}else{s.removeItem(${JSON.stringify(STORAGE_KEYS.announcementId)});s.removeItem(${JSON.stringify(STORAGE_KEYS.announcementDismissed)})}`,
        ]),
    '}catch(e){}',
    // The chosen operating system shows before the scripts run; in a try of its own: nothing or no JSON may be stored.
    `try{d.setAttribute(${JSON.stringify(ROOT_ATTRIBUTES.operatingSystem)},JSON.parse(s.getItem(${JSON.stringify(STORAGE_KEYS.tabChoice)})).os)}catch(e){}`,
    `t=t||${system};d.classList.add(t);d.style.colorScheme=t;`,
    'var m=document.createElement("meta");m.name="theme-color";',
    `m.content=t=="dark"?${JSON.stringify(PAGE_COLORS.dark)}:${JSON.stringify(PAGE_COLORS.light)};document.head.appendChild(m);`,
    'addEventListener("storage",function(e){',
    `var v=e.newValue;if(e.key===k&&v!==null&&!(${isMode('v')}))e.stopImmediatePropagation()`,
    '});',
    'if(c!==p)history.replaceState(null,"",(c.replace(/\\/+$/,"").replace(/^\\/+/,"/")||"/")+location.search+location.hash)',
    // Who arrives at the top of a page need not wait until its end is laid out. Elsewhere places depend on what is above.
    `;history.state||location.hash||d.setAttribute(${JSON.stringify(ROOT_ATTRIBUTES.lateLayout)},"")`,
    // A malformed hash leads nowhere and would make the router throw later.
    ';try{decodeURIComponent(location.hash)}catch(e){history.replaceState(null,"",location.pathname+location.search)}',
    '})()',
  ].join('')
}
