package clinic;

class Doses {
    void plan(Map<Patient, Dose> doses) {
        begin("doses");
        doses.forEach(this::book);
    }

    void check(Map<Patient, Dose> doses, List<Alarm> alarms) {
        active().stream().filter(Alarm::isOpen).forEach(alarm -> {
            alarm.ring();
            archive.keep(alarm);
        });
        doses.forEach((patient, dose) -> {
            if (tooMuch(patient, dose)) {
                warn(patient);
            }
        });
    }
}
