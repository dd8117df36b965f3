package org.other.base;

public class Reader {
    private int at;

    public int next(byte[] bytes) {
        return at < bytes.length ? bytes[at++] : -1;
    }
}
