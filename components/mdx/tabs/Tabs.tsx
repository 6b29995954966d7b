import {
  Children,
  isValidElement,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { onReveal, openAround } from '../../../lib/browser/navigation/reveal-target'
import { tabChoiceItem } from '../../../lib/browser/storage/storage-items'
import { useEarlyInput } from '../../ui/useEarlyInput'
import { useIsHydrated, useStored } from '../../ui/useStored'

export type TabProps = { readonly label: string; readonly children?: ReactNode }

export function Tab({ children }: TabProps): ReactNode {
  return children
}

export type TabsProps = {
  /**
   * Id of a group, such as "os". A choice applies to all sets of tabs in the group, on every page, and is stored.
   * Without a group, it applies to this set, until the reader leaves the page.
   */
  readonly group?: string
  /** Set by `page-steps.ts`: the tabs follow the guide's `SystemTabs`, and need no row of labels. */
  readonly follows?: string
  readonly children?: ReactNode
}

/** The one choice of the operating system in a guide. */
export function SystemTabs() {
  return (
    <Tabs group="os">
      {['Linux', 'macOS', 'Windows'].map((label) => (
        <Tab key={label} label={label} />
      ))}
    </Tabs>
  )
}

/**
 * The tabs are radio buttons, so that switching works before scripts run. With scripting turned off, all panels are
 * visible; in print, only the one that the reader has chosen, or without a choice all of them.
 */
export function Tabs({ group, follows, children }: TabsProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child))
  const labels = tabs.map(({ props }) => props.label)
  const [chosen, setChosen] = useState<string | null>(null)
  const storedLabel = useStored(tabChoiceItem)?.[group ?? '']
  const [followed, setFollowed] = useState<string>()
  const [hasRow, setHasRow] = useState(follows === undefined)
  if (storedLabel !== followed) {
    setFollowed(storedLabel)
    if (storedLabel !== undefined && labels.includes(storedLabel)) setChosen(storedLabel)
  }
  // In the HTML, no button is selected: the stored choice, or else the first tab, is visible (Tabs.css).
  const isHydrated = useIsHydrated()
  const selected = chosen ?? (isHydrated ? labels[0] : undefined)

  const select = (label: string) => {
    setChosen(label)
    if (group !== undefined) tabChoiceItem.set({ ...tabChoiceItem.get(), [group]: label })
  }
  /**
   * Keeps these tabs under the pointer. Without the scroll, they would move if the choice changed the height of tabs in
   * the same group further up the page.
   */
  const choose = (label: string) => {
    const top = () => box.current?.getBoundingClientRect().top ?? 0
    const before = top()
    flushSync(() => select(label))
    window.scrollBy({ top: top() - before, behavior: 'instant' })
  }
  /**
   * Shows the panel that contains the target of a link or of the browser's find-in-page. A row of labels then leads
   * back to the panel that the guide's choice had shown.
   */
  const reveal = useEffectEvent((target: Element) => {
    const label = panelsIn(box.current).find((panel) => panel.contains(target))?.dataset.tab
    if (label === undefined || label === (chosen ?? labels[0])) return
    flushSync(() => {
      setChosen(label)
      setHasRow(true)
    })
  })
  useEarlyInput(box, ({ value }) => {
    if (labels.includes(value)) select(value)
  })
  useLayoutEffect(() => {
    const element = box.current
    // Chromium opens no sections around a panel that is already visible when the event ends.
    const handleMatch = ({ target }: Event) => target instanceof Element && openAround(target)
    element?.addEventListener('beforematch', handleMatch)
    const end = onReveal(reveal)
    return () => {
      element?.removeEventListener('beforematch', handleMatch)
      end()
    }
  }, [])
  useLayoutEffect(() => {
    if (selected === undefined) return
    // JSX cannot set `hidden="until-found"`, because React supports `hidden` only as a boolean.
    const hidden = 'onbeforematch' in document.body ? 'until-found' : ''
    for (const panel of panelsIn(box.current)) {
      if (panel.dataset.tab === selected) panel.removeAttribute('hidden')
      else panel.setAttribute('hidden', hidden)
    }
  }, [selected])
  return (
    <div
      ref={box}
      className={hasRow ? 'tabs' : 'tabs tabs-following'}
      data-chosen={chosen === null ? undefined : ''}
    >
      {hasRow && (
        <div
          className="tab-list"
          role="radiogroup"
          aria-label={groupName(group ?? labels.join(', '))}
        >
          {labels.map((label) => (
            <label key={label} className="tab-label">
              <input
                type="radio"
                name={id}
                value={label}
                checked={selected === label}
                onChange={() => choose(label)}
              />
              <span>{label}</span>{' '}
            </label>
          ))}
        </div>
      )}
      {tabs.map(
        (tab) =>
          tab.props.children && (
            <div key={tab.props.label} className="tab-panel" data-tab={tab.props.label}>
              <p className="tab-panel-title">{tab.props.label}</p>
              {tab}
            </div>
          ),
      )}
    </div>
  )
}

function panelsIn(box: Element | null): HTMLElement[] {
  return [...(box?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.dataset.tab !== undefined,
  )
}

/** Names for groups whose ids would not make readable names. */
const GROUP_NAMES: ReadonlyMap<string, string> = new Map([
  ['os', 'Operating system'],
  ['api-service', 'Manager'],
  ['sample-language', 'Language'],
  ['vos-type', 'VOS type'],
])

/** The group's accessible name: `upgrade-method`, which is not in `GROUP_NAMES`, becomes "Upgrade method". */
function groupName(group: string): string {
  const words = group.replaceAll('-', ' ')
  return GROUP_NAMES.get(group) ?? words.charAt(0).toUpperCase() + words.slice(1)
}
