package bus;

public class Cabin {
    private boolean heated;

    public void heat() {
        heated = true;
    }
}
