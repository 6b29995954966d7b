import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react'

export type TabProps = { readonly label?: string; readonly children?: ReactNode }

export function Tab({ children }: TabProps): ReactNode {
  return children
}

export type TabsProps = {
  /** What is chosen, such as "os": all tabs of one group follow each other, on every page. */
  readonly group?: string
  readonly children?: ReactNode
}

/**
 * Variants of one passage, one shown at a time. Radio buttons carry the choice, so that it works before and without
 * scripts; where scripting is off, all variants show.
 */
export function Tabs({ group, children }: TabsProps) {
  const id = useId().replaceAll(':', '')
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child))
  checkTabs(tabs)
  return (
    <div className="tabs" data-tab-group={group}>
      <div className="tab-list" role="radiogroup" aria-label={groupName(group)}>
        {tabs.map((tab, index) => (
          <label key={tab.props.label} className="tab-label">
            <input
              type="radio"
              name={`tabs-${id}`}
              value={tab.props.label}
              data-tab-index={index}
            />
            <span>{tab.props.label}</span>{' '}
          </label>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.props.label} className="tab-panel" data-tab={tab.props.label}>
          <p className="tab-panel-title">{tab.props.label}</p>
          {tab}
        </div>
      ))}
    </div>
  )
}

/** Names of groups whose own words would not say what is chosen. */
const GROUP_NAMES: ReadonlyMap<string, string> = new Map([
  ['os', 'Operating system'],
  ['api-service', 'Manager'],
  ['sample-language', 'Language'],
  ['vos-type', 'VOS type'],
])

/** What is chosen, for those who cannot see the tabs side by side: `upgrade-method` is "Upgrade method". */
function groupName(group = 'variant'): string {
  const words = group.replaceAll('-', ' ')
  return GROUP_NAMES.get(group) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

function checkTabs(tabs: readonly ReactElement<TabProps>[]): void {
  for (const { type } of tabs) {
    if (type !== Tab)
      throw new Error(
        `<Tabs>: found ${typeof type === 'string' ? `<${type}>` : 'another component'}, expected only <Tab>`,
      )
  }
  if (tabs.length < 2) throw new Error(`<Tabs>: found ${tabs.length} <Tab>, expected at least two`)
  const labels = tabs.map((tab) => tab.props.label)
  if (labels.includes(undefined) || labels.includes(''))
    throw new Error('<Tab>: found no label, expected one')
  const repeated = labels.find((label, index) => labels.indexOf(label) !== index)
  if (repeated !== undefined)
    throw new Error(`<Tabs>: found two <Tab label="${repeated}">, expected different labels`)
}
