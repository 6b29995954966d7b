import { Children, isValidElement, type ReactNode, useId } from 'react'

export type TabProps = { readonly label: string; readonly children?: ReactNode }

/** One variant inside of Tabs. */
export function Tab({ children }: TabProps): ReactNode {
  return children
}

export type TabsProps = {
  /** What is chosen, such as "os": all tabs of one group follow each other, on every page. */
  readonly group?: string
  readonly children?: ReactNode
}

/**
 * Variants of one text, one shown at a time. Radio buttons carry the choice, so that it works before and without
 * scripts; where scripting is off, all variants show.
 */
export function Tabs({ group, children }: TabsProps) {
  const id = useId().replaceAll(':', '')
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child))
  if (tabs.length < 2) throw new Error(`<Tabs>: found ${tabs.length} <Tab>, expected at least two`)
  return (
    <div className="tabs" data-tab-group={group}>
      <div
        className="tab-list"
        role="radiogroup"
        aria-label={group === 'os' ? 'Operating system' : 'Variant'}
      >
        {tabs.map((tab, index) => (
          <label key={tab.props.label} className="tab-label">
            <input
              type="radio"
              name={`tabs-${id}`}
              value={tab.props.label}
              data-tab-index={index}
            />
            <span>{tab.props.label}</span>
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
