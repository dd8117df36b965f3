package fleet;

public class Ferry {
    private int passengers;

    public void board(int count) {
        passengers += count;
    }
}
