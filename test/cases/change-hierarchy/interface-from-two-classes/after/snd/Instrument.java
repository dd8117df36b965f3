package snd;

public interface Instrument {
    void play(int tone);
}
