package trains;

public class Gate {
    private boolean open;

    public void check(Ticket ticket, int hour) {
        if (mayPass(ticket, hour)) {
            open = true;
            ticket.stamp(hour);
        }
    }

    private boolean mayPass(Ticket ticket, int hour) {
        return ticket.isValid() && (hour < 6 || hour > 9 || ticket.isFirstClass());
    }
}
