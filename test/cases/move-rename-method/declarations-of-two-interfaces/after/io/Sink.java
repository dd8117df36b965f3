package io;

public interface Sink {
    void write(int one);

    boolean close(long timeout, String reason);
}
