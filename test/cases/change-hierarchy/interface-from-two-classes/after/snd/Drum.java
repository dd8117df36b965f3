package snd;

public class Drum implements Instrument {
    private int hits;

    @Override
    public void play(int tone) {
        hits += tone > 0 ? 1 : 0;
    }
}
