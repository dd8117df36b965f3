package isle;

public class Isle {
    private int palms = 3;

    public boolean isShady(int guests) {
        return palms * 2 >= guests;
    }
}
