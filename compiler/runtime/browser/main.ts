import {addArcs} from './arcs.ts'
import {addBranches} from './branches.ts'
import {addCopyButtons} from './copy.ts'
import {addDrawer} from './drawer.ts'
import {addNearest} from './nearest.ts'
import {addReviewMarks} from './review.ts'
import {addSearchKeys} from './search-keys.ts'
import {addThemeButton} from './theme-button.ts'
import {addTocSpy} from './toc.ts'
import {addWrapButtons} from './wrap.ts'

addThemeButton()
addBranches()
addDrawer()
addCopyButtons()
addWrapButtons()
addTocSpy()
addReviewMarks()
addSearchKeys()
addArcs()
void addNearest()
