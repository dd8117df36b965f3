package trains;

public class Gate {
    private boolean open;

    public void check(Ticket ticket, int hour) {
        if (ticket.isValid() && (hour < 6 || hour > 9 || ticket.isFirstClass())) {
            open = true;
            ticket.stamp(hour);
        }
    }
}
