package kit;

public class Drums {
    private int beats;

    public void beat() {
        beats++;
    }
}
