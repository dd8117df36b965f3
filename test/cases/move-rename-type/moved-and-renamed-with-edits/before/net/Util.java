package net;

public final class Util {
    private static final int LIMIT = 1024;

    static int pages(int bytes) {
        int pages = bytes / LIMIT;
        return bytes % LIMIT == 0 ? pages : pages + 1;
    }

    static boolean fits(int bytes, int pages) {
        return pages(bytes) <= pages;
    }
}
