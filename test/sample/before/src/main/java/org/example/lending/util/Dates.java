package org.example.lending.util;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Set;

/** The library's calendar. */
public final class Dates {

    private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("d MMM uuuu");
    private static final Set<DayOfWeek> CLOSED = Set.of(DayOfWeek.SUNDAY);

    private Dates() {
    }

    public static boolean isClosed(LocalDate day) {
        return CLOSED.contains(day.getDayOfWeek());
    }

    public static String format(LocalDate day) {
        return FORMAT.format(day);
    }
}
