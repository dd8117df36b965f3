package net.memory;

public final class Paging {
    private static final int LIMIT = 1024;

    static int pages(int bytes) {
        int pages = bytes / LIMIT;
        return bytes % LIMIT == 0 ? pages : pages + 1;
    }

    static boolean fits(int bytes, int pages) {
        return pages(bytes) <= pages;
    }

    static int rest(int bytes) {
        return bytes % LIMIT;
    }
}
