package pond;

public class Pond {
    private int fish;

    public void fishing(Angler angler, int hour) {
        if (angler.hasLicence()) {
            if (hour > 5) {
                fish--;
                angler.take();
            }
        }
    }
}
