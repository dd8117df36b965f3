package org.example.lending.calendar;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Set;

/** The library's calendar. */
public final class Dates {

    private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH);
    private static final Set<DayOfWeek> CLOSED_DAYS = Set.of(DayOfWeek.SUNDAY, DayOfWeek.MONDAY);

    private Dates() {
    }

    public static boolean isClosed(LocalDate day) {
        return CLOSED_DAYS.contains(day.getDayOfWeek());
    }

    public static String format(LocalDate day) {
        return FORMAT.format(day);
    }
}
