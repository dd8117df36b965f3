package cal;

import java.util.Date;

public class Agenda {
    private Date first;

    public Date first() {
        return first;
    }
}
