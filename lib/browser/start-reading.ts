// The reading script: all that a page does for its reader beside search and changes of page. It runs without React.
import * as ROOT_ATTRIBUTES from '../site/root-attributes'
import { answerActions } from './answer-actions'
import { keepOwnArticle } from './article/own-article'
import { followAnnouncement } from './chrome/announcement'
import { showBackToTop } from './chrome/back-to-top'
import { followColorMode } from './chrome/color-mode'
import { dismissDetails } from './chrome/dismissable-details'
import { hideNavbarOnTheWayDown } from './chrome/hideable-navbar'
import { replayEarlyAction } from './inline/early-action'
import { followOwnHash } from './navigation/own-history'
import { addSpeculationRules } from './navigation/speculation-rules'
import { inSlices } from './page/in-slices'
import { addPartStyle } from './parts/part-style'
import { fillSearchBox } from './search/fill-search-box'
import { followArrivals } from './search/follow-arrivals'
import { keepArticlesEnhanced } from './shown-articles'
import { keepSidebars } from './sidebar/sidebar-tree'
import { checkStorage } from './storage/storage'

void inSlices(tasks())

function* tasks() {
  yield addPartStyle
  // The reader may wait for it already.
  yield fillSearchBox
  yield keepOwnArticle
  yield checkStorage
  yield answerActions
  yield followColorMode
  yield followAnnouncement
  yield dismissDetails
  yield hideNavbarOnTheWayDown
  yield showBackToTop
  yield keepSidebars
  yield* keepArticlesEnhanced()
  yield followOwnHash
  yield followArrivals
  yield finish
}

function finish(): void {
  if (!document.documentElement.hasAttribute(ROOT_ATTRIBUTES.started)) addSpeculationRules()
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.reading, '')
  replayEarlyAction()
}
