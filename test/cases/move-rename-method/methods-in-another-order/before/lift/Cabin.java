package lift;

public class Cabin {
    private int floor;

    public void up() {
        floor++;
        ring();
    }

    public void down() {
        floor--;
        ring();
    }

    private void ring() {
        System.out.println("ding " + floor);
    }
}
