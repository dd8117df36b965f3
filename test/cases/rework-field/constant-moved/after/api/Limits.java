package api;

final class Limits {
    static final long TIMEOUT = 30_000;
    static final int MAX_TRIES = 5;
}
