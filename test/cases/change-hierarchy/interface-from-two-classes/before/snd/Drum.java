package snd;

public class Drum {
    private int hits;

    public void play(int tone) {
        hits += tone > 0 ? 1 : 0;
    }
}
