package seat;

public class Rows {
    public int free(Row[] rows) {
        int free = 0;
        for (Row row : rows) {
            Seat seat = row.first();
            while (seat != null) {
                if (!seat.isTaken()) {
                    free++;
                }
                seat = seat.next();
            }
        }
        return free;
    }
}
