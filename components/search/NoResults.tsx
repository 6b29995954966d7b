import dynamic from 'next/dynamic'
import { siteConfig } from '../../lib/content/settings/site-config'
import { SEARCH_RESULTS } from '../../lib/site/constants'
import { MESSAGES } from '../../lib/site/messages'
import { LoadError, lateLoading } from '../feedback/LoadStatus'

const PasteOutput = dynamic(async () => (await import('../feedback/PasteOutput')).PasteOutput, {
  loading: lateLoading('The error lookup'),
})

export type NoResultsProps = {
  readonly query: string
  /** The text to diagnose; empty when there is none. */
  readonly output: string
  readonly suggestions: readonly string[]
  readonly onSuggestion: (text: string) => void
}

export function NoResults({ query, output, suggestions, onSuggestion }: NoResultsProps) {
  const { missingResultsUrl } = siteConfig.search
  return (
    <div className="search-none">
      <p>
        {MESSAGES.noResultsFor} "<b>{query}</b>"
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{MESSAGES.trySearchingFor}:</p>
          <ul>
            {suggestions.slice(0, SEARCH_RESULTS.maxSuggestions).map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <PasteOutput key={output} initialText={output} />
      {missingResultsUrl !== null && (
        <p>
          {MESSAGES.missingResults}{' '}
          <a href={missingResultsUrl} target="_blank" rel="noopener">
            {MESSAGES.letUsKnow} <small>{MESSAGES.opensNewTab}</small>
          </a>
        </p>
      )}
    </div>
  )
}

export function MissingWords({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null
  const list = new Intl.ListFormat('en', { type: 'disjunction' })
  const quoted = list.format(words.map((word) => `"${word}"`))
  return <p className="search-missing">{MESSAGES.missingWords.replace('{words}', quoted)}</p>
}

export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <LoadError
      message={MESSAGES.searchFailed}
      advice={MESSAGES.checkConnection}
      onRetry={onRetry}
    />
  )
}
