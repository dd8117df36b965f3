package io;

public interface Sink {
    void write(int one);
}
