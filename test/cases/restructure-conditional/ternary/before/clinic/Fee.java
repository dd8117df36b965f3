package clinic;

class Fee {
    int of(Patient patient) {
        if (patient.insured()) {
            return base(patient);
        }
        return full(patient);
    }
}
