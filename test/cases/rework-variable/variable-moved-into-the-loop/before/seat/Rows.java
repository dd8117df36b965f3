package seat;

public class Rows {
    public int free(Row[] rows) {
        int free = 0;
        Seat seat;
        for (Row row : rows) {
            seat = row.first();
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
