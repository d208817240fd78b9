import type {Rule} from '../model.ts'
import {actorCommandMissing} from './rules/actor-command-missing.ts'
import {actorCommandUnclaimed} from './rules/actor-command-unclaimed.ts'
import {actorProfileInvocation} from './rules/actor-profile-invocation.ts'
import {affectedPathMissing} from './rules/affected-path-missing.ts'
import {artifactConflict} from './rules/artifact-conflict.ts'
import {artifactParse} from './rules/artifact-parse.ts'
import {artifactSchema} from './rules/artifact-schema.ts'
import {bootAgentsDefault} from './rules/boot-agents-default.ts'
import {bootLoadBudget} from './rules/boot-load-budget.ts'
import {bootLoadDecisions} from './rules/boot-load-decisions.ts'
import {bootLoadMissing} from './rules/boot-load-missing.ts'
import {bootLoadRecord} from './rules/boot-load-record.ts'
import {bootLoadTarget} from './rules/boot-load-target.ts'
import {bootPathMissing} from './rules/boot-path-missing.ts'
import {bootProfileLinks} from './rules/boot-profile-links.ts'
import {bootProfileLoading} from './rules/boot-profile-loading.ts'
import {bootProfileMaintenance} from './rules/boot-profile-maintenance.ts'
import {bootProfileSections} from './rules/boot-profile-sections.ts'
import {bootVendorSyntax} from './rules/boot-vendor-syntax.ts'
import {categoriesIntentMinimum} from './rules/categories-intent-minimum.ts'
import {categoriesMinimum} from './rules/categories-minimum.ts'
import {categoryConflict} from './rules/category-conflict.ts'
import {categoryEmpty} from './rules/category-empty.ts'
import {categoryIndexMissing} from './rules/category-index-missing.ts'
import {categoryPathMissing} from './rules/category-path-missing.ts'
import {changelogAppendOnly} from './rules/changelog-append-only.ts'
import {changelogCoverage} from './rules/changelog-coverage.ts'
import {changelogRequired} from './rules/changelog-required.ts'
import {changelogUnverifiable} from './rules/changelog-unverifiable.ts'
import {conformanceClaim} from './rules/conformance-claim.ts'
import {contentDuplicate} from './rules/content-duplicate.ts'
import {contentIdentity} from './rules/content-identity.ts'
import {contentPlaceholder} from './rules/content-placeholder.ts'
import {contentSecret} from './rules/content-secret.ts'
import {contentThin} from './rules/content-thin.ts'
import {contentUnconfirmed} from './rules/content-unconfirmed.ts'
import {continuitySelf} from './rules/continuity-self.ts'
import {decisionFrontmatter} from './rules/decision-frontmatter.ts'
import {decisionImmutable} from './rules/decision-immutable.ts'
import {decisionNumberDuplicate} from './rules/decision-number-duplicate.ts'
import {decisionSupersession} from './rules/decision-supersession.ts'
import {decisionsEmpty} from './rules/decisions-empty.ts'
import {extensionCase} from './rules/extension-case.ts'
import {fileUnreadable} from './rules/file-unreadable.ts'
import {freshnessExpired} from './rules/freshness-expired.ts'
import {freshnessOnRecord} from './rules/freshness-on-record.ts'
import {frontmatterForeign} from './rules/frontmatter-foreign.ts'
import {frontmatterSyntax} from './rules/frontmatter-syntax.ts'
import {gitRequired} from './rules/git-required.ts'
import {gitSparse} from './rules/git-sparse.ts'
import {idChanged} from './rules/id-changed.ts'
import {idDuplicate} from './rules/id-duplicate.ts'
import {idPattern} from './rules/id-pattern.ts'
import {idVanished} from './rules/id-vanished.ts'
import {indexEntryEmpty} from './rules/index-entry-empty.ts'
import {indexEntryMissing} from './rules/index-entry-missing.ts'
import {indexEntryNotMarkdown} from './rules/index-entry-not-markdown.ts'
import {indexFileMissing} from './rules/index-file-missing.ts'
import {indexFileParse} from './rules/index-file-parse.ts'
import {indexRequired} from './rules/index-required.ts'
import {indexStale} from './rules/index-stale.ts'
import {inheritsAmbiguousTarget} from './rules/inherits-ambiguous-target.ts'
import {inheritsOnCore} from './rules/inherits-on-core.ts'
import {inheritsTargetNotCore} from './rules/inherits-target-not-core.ts'
import {inheritsUnknown} from './rules/inherits-unknown.ts'
import {kindInvalid} from './rules/kind-invalid.ts'
import {legacyLejiDir} from './rules/legacy-leji-dir.ts'
import {linkAnchor} from './rules/link-anchor.ts'
import {linkUnresolved} from './rules/link-unresolved.ts'
import {manifestLegacyPaths} from './rules/manifest-legacy-paths.ts'
import {manifestLine} from './rules/manifest-line.ts'
import {manifestMissing} from './rules/manifest-missing.ts'
import {manifestNotScalar} from './rules/manifest-not-scalar.ts'
import {manifestParse} from './rules/manifest-parse.ts'
import {manifestSchema} from './rules/manifest-schema.ts'
import {missingDeclaredFile} from './rules/missing-declared-file.ts'
import {mountDuplicate} from './rules/mount-duplicate.ts'
import {mountEnforcement} from './rules/mount-enforcement.ts'
import {mountNameLine} from './rules/mount-name-line.ts'
import {mountOwnerNameLine} from './rules/mount-owner-name-line.ts'
import {mountSelf} from './rules/mount-self.ts'
import {mountSource} from './rules/mount-source.ts'
import {mountSurfacingBlock} from './rules/mount-surfacing-block.ts'
import {mountSurfacingDuplicate} from './rules/mount-surfacing-duplicate.ts'
import {mountSurfacingMissing} from './rules/mount-surfacing-missing.ts'
import {mountSurfacingOwner} from './rules/mount-surfacing-owner.ts'
import {mountSurfacingSyntax} from './rules/mount-surfacing-syntax.ts'
import {mountSurfacingUnknown} from './rules/mount-surfacing-unknown.ts'
import {mountTrackingRef} from './rules/mount-tracking-ref.ts'
import {mountUnavailable} from './rules/mount-unavailable.ts'
import {pathCase} from './rules/path-case.ts'
import {pathEscapesRoot} from './rules/path-escapes-root.ts'
import {pathsOutsideRoot} from './rules/paths-outside-root.ts'
import {profileFrontmatter} from './rules/profile-frontmatter.ts'
import {profileRepeatsBase} from './rules/profile-repeats-base.ts'
import {profileRequired} from './rules/profile-required.ts'
import {requiredReadMissing} from './rules/required-read-missing.ts'
import {schemaVersion} from './rules/schema-version.ts'
import {settingsSchema} from './rules/settings-schema.ts'
import {settingsSyntax} from './rules/settings-syntax.ts'
import {settingsWithoutEffect} from './rules/settings-without-effect.ts'
import {shimEdited} from './rules/shim-edited.ts'
import {shimSymlink} from './rules/shim-symlink.ts'
import {shimUnmanaged} from './rules/shim-unmanaged.ts'
import {textBidiOverride} from './rules/text-bidi-override.ts'
import {textBom} from './rules/text-bom.ts'
import {textInvalidUtf8} from './rules/text-invalid-utf8.ts'
import {textInvisible} from './rules/text-invisible.ts'
import {textLoneCr} from './rules/text-lone-cr.ts'
import {textMergeConflict} from './rules/text-merge-conflict.ts'
import {textNul} from './rules/text-nul.ts'
import {textUtf16} from './rules/text-utf16.ts'
import {vendorAdapterImport} from './rules/vendor-adapter-import.ts'
import {vendorAdapterRedirect} from './rules/vendor-adapter-redirect.ts'

/**
 * Every rule, written out: those of the specification in the order of its validation (Leji §15), then our own. Adding one
 * is a file in `rules/` and a line here.
 */
export const rules = [
  manifestMissing,
  manifestParse,
  manifestNotScalar,
  manifestLine,
  manifestSchema,
  gitRequired,
  legacyLejiDir,
  missingDeclaredFile,
  pathEscapesRoot,
  bootProfileSections,
  bootProfileMaintenance,
  categoriesMinimum,
  categoryIndexMissing,
  indexFileMissing,
  indexFileParse,
  indexEntryMissing,
  indexEntryNotMarkdown,
  indexEntryEmpty,
  categoryPathMissing,
  categoryConflict,
  categoryEmpty,
  categoriesIntentMinimum,
  kindInvalid,
  freshnessOnRecord,
  pathsOutsideRoot,
  vendorAdapterRedirect,
  continuitySelf,
  actorCommandMissing,
  actorCommandUnclaimed,
  actorProfileInvocation,
  bootAgentsDefault,
  mountDuplicate,
  mountSelf,
  mountSource,
  mountTrackingRef,
  mountUnavailable,
  mountEnforcement,
  mountSurfacingBlock,
  mountSurfacingSyntax,
  mountSurfacingUnknown,
  mountSurfacingDuplicate,
  mountSurfacingMissing,
  mountSurfacingOwner,
  mountNameLine,
  mountOwnerNameLine,
  profileFrontmatter,
  inheritsUnknown,
  inheritsAmbiguousTarget,
  inheritsTargetNotCore,
  inheritsOnCore,
  decisionFrontmatter,
  decisionsEmpty,
  decisionNumberDuplicate,
  decisionSupersession,
  idDuplicate,
  linkUnresolved,
  indexRequired,
  indexStale,
  idPattern,
  idVanished,
  artifactParse,
  artifactSchema,
  schemaVersion,
  changelogRequired,
  changelogAppendOnly,
  changelogUnverifiable,
  profileRequired,
  contentPlaceholder,
  contentIdentity,
  contentUnconfirmed,
  contentThin,
  freshnessExpired,
  conformanceClaim,
  settingsSyntax,
  settingsSchema,
  settingsWithoutEffect,
  manifestLegacyPaths,
  vendorAdapterImport,
  frontmatterSyntax,
  frontmatterForeign,
  textBom,
  textUtf16,
  textInvalidUtf8,
  textLoneCr,
  textNul,
  textMergeConflict,
  textBidiOverride,
  textInvisible,
  gitSparse,
  fileUnreadable,
  pathCase,
  extensionCase,
  linkAnchor,
  bootProfileLoading,
  bootProfileLinks,
  bootLoadTarget,
  bootLoadBudget,
  bootLoadDecisions,
  bootLoadRecord,
  bootLoadMissing,
  bootPathMissing,
  bootVendorSyntax,
  requiredReadMissing,
  affectedPathMissing,
  decisionImmutable,
  changelogCoverage,
  idChanged,
  contentSecret,
  contentDuplicate,
  profileRepeatsBase,
  shimUnmanaged,
  shimEdited,
  shimSymlink,
  artifactConflict,
] satisfies readonly Rule[] as readonly Rule[]

/** Rules by their id. */
export const ruleById: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]))
