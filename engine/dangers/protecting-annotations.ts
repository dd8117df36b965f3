/** Annotations that make something happen around a call, or forbid it: by their simple names. `proxied`: what does it stands in front of the object, and sees only calls from outside. */
export const PROTECTING_ANNOTATIONS: ReadonlyMap<string, { readonly proxied: boolean }> = new Map([
  ...proxied(
    'Transactional',
    'TransactionAttribute',
    'Async',
    'Cacheable',
    'CacheEvict',
    'CachePut',
    'Retryable',
    'Retry',
    'CircuitBreaker',
    'Lock',
  ),
  ...proxied(
    'PreAuthorize',
    'PostAuthorize',
    'PreFilter',
    'PostFilter',
    'Secured',
    'RolesAllowed',
    'RunAs',
    'Authenticated',
    'RequiresPermissions',
  ),
  ...[...'DenyAll Scheduled Synchronized GuardedBy UiThread MainThread WorkerThread'.split(' ')].map(
    (name) => [name, { proxied: false }] as const,
  ),
]);

function proxied(...names: readonly string[]): readonly (readonly [string, { readonly proxied: boolean }])[] {
  return names.map((name) => [name, { proxied: true }] as const);
}
