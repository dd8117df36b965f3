package org.demo.io;

public class Writer {
    private final byte[] room = new byte[64];
    private int at;

    public void put(byte one) {
        room[at++ % room.length] = one;
    }
}
