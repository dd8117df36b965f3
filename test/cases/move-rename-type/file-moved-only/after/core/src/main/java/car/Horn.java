package car;

public class Horn {
    private int beeps;

    public void beep() {
        beeps++;
    }
}
