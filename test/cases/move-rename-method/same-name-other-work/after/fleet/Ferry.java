package fleet;

public class Ferry {
    private int passengers;

    public void board(int count) {
        passengers += count;
    }

    public void check() {
        String report = "passengers: " + passengers;
        Harbour.send(report, Urgency.LOW);
        passengers = 0;
    }
}
