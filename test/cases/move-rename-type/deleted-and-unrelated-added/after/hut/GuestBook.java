package hut;

import java.util.ArrayList;
import java.util.List;

public class GuestBook {
    private final List<String> entries = new ArrayList<>();

    public void sign(String guest, String greeting) {
        entries.add(guest + ": " + greeting);
    }
}
