package snd;

/** What rings. */
public interface Ringing {
    void ring();
}
