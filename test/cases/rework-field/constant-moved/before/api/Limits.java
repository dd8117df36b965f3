package api;

final class Limits {
    static final long TIMEOUT = 30_000;
}
