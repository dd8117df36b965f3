package snd;

public interface Ringing {
    void ring();
}
