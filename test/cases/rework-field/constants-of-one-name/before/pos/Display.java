package pos;

public class Display {
    private boolean lit;

    public void on() {
        lit = true;
    }
}
