import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { onReveal } from '../../../lib/browser/navigation/reveal-target'
import { useIsHydrated } from '../../ui/useStored'
import { useTabChoice } from './useTabChoice'

export type TabProps = { readonly label: string; readonly children?: ReactNode }

export function Tab({ children }: TabProps): ReactNode {
  return children
}

export type TabsProps = {
  /** Id of a group, such as "os". A choice applies to all sets of tabs in the group, on every page. */
  readonly group?: string
  readonly children?: ReactNode
}

/**
 * The HTML has radio buttons, so that switching works before scripts run; hydration turns them into tabs. With
 * scripting turned off, and in print, all panels are visible.
 */
export function Tabs({ group, children }: TabsProps) {
  const id = useId()
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child))
  const labels = tabs.map(({ props }) => props.label)
  const list = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const { chosen, choose, showTab } = useTabChoice(group, labels, list)
  const selected = chosen ?? labels[0]
  // Screen readers would treat a `<label>` between the tab list and a tab as a separate element.
  const Label = isHydrated ? 'div' : 'label'
  const hadFocus = useRef(false)
  // Moves the focus from a radio button to the tab that replaces it.
  useLayoutEffect(() => {
    if (!isHydrated) hadFocus.current = list.current?.contains(document.activeElement) === true
    else if (hadFocus.current) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [isHydrated])
  const handleKey = (event: KeyboardEvent, index: number) => {
    const label = labels[STEPS[event.key]?.(index, labels.length) ?? -1]
    if (label === undefined) return
    event.preventDefault()
    choose(label)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[labels.indexOf(label)]?.focus()
  }
  return (
    <div className="tabs" data-tab-group={group}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support a name */}
      <div
        ref={list}
        className="tab-list"
        role={isHydrated ? 'tablist' : 'radiogroup'}
        aria-label={groupName(group)}
      >
        {labels.map((label, index) => (
          <Label key={label} className="tab-label">
            <input
              type="radio"
              name={id}
              value={label}
              checked={chosen === label}
              hidden={isHydrated}
              onChange={() => choose(label)}
            />
            <span
              {...(isHydrated && {
                role: 'tab',
                tabIndex: label === selected ? 0 : -1,
                'aria-selected': label === selected,
                'aria-controls': `${id}-${index}`,
                onClick: () => choose(label),
                onKeyDown: (event) => handleKey(event, index),
              })}
            >
              {label}
            </span>{' '}
          </Label>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <TabPanel
          key={tab.props.label}
          id={`${id}-${index}`}
          label={tab.props.label}
          isVisible={tab.props.label === selected}
          onReveal={showTab}
        >
          {tab}
        </TabPanel>
      ))}
    </div>
  )
}

type TabPanelProps = {
  readonly id: string
  readonly label: string
  readonly isVisible: boolean
  /** Called when a link or the browser's find-in-page targets content in the panel. */
  readonly onReveal: (label: string) => void
  readonly children: ReactNode
}

function TabPanel({ id, label, isVisible, onReveal: showTab, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const reveal = useEffectEvent((target: Element) => {
    if (panel.current?.contains(target)) flushSync(() => showTab(label))
  })
  // This is a layout effect, because it must run before the effect that reveals the target of the initial URL's hash.
  useLayoutEffect(() => {
    const element = panel.current
    const handleMatch = () => element && reveal(element)
    element?.addEventListener('beforematch', handleMatch)
    const end = onReveal(reveal)
    return () => {
      element?.removeEventListener('beforematch', handleMatch)
      end()
    }
  }, [])
  useLayoutEffect(() => {
    // JSX cannot set `hidden="until-found"`, because React supports `hidden` only as a boolean. Browsers without
    // `until-found` must not get the attribute: they would show the panel, because tabs.css sets `display: block` for
    // `[hidden]`.
    if (panel.current === null || !isHydrated || !('onbeforematch' in panel.current)) return
    if (isVisible) panel.current.removeAttribute('hidden')
    else panel.current.setAttribute('hidden', 'until-found')
  }, [isHydrated, isVisible])
  return (
    <div
      ref={panel}
      className="tab-panel"
      data-tab={label}
      {...(isHydrated && { id, ...(isVisible && { role: 'tabpanel', 'aria-label': label }) })}
    >
      <p className="tab-panel-title">{label}</p>
      {children}
    </div>
  )
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Names for groups whose ids would not make readable names. */
const GROUP_NAMES: ReadonlyMap<string, string> = new Map([
  ['os', 'Operating system'],
  ['api-service', 'Manager'],
  ['sample-language', 'Language'],
  ['vos-type', 'VOS type'],
])

/** The tab list's accessible name: `upgrade-method`, which is not in `GROUP_NAMES`, becomes "Upgrade method". */
function groupName(group = 'variant'): string {
  const words = group.replaceAll('-', ' ')
  return GROUP_NAMES.get(group) ?? words.charAt(0).toUpperCase() + words.slice(1)
}
