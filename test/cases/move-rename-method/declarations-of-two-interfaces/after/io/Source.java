package io;

public interface Source {
    int read();
}
