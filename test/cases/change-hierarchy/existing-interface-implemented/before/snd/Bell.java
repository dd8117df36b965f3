package snd;

public class Bell {
    private int rings;

    public void ring() {
        rings++;
    }
}
